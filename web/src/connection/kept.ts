/**
 * What is new, made of parts of what was there wherever those say the same: nothing that has not changed is drawn again. What
 * is new must be nobody else's.
 */
export function kept<T>(before: unknown, now: T): T {
  if (typeof before !== "object" || typeof now !== "object" || before === null || now === null) return now;
  if (Array.isArray(before) !== Array.isArray(now)) return now;
  const [old, fresh] = [before as Record<string, unknown>, now as Record<string, unknown>];
  const keys = Object.keys(fresh);
  let same = keys.length === Object.keys(old).length;
  for (const key of keys) {
    fresh[key] = kept(old[key], fresh[key]);
    same &&= key in old && Object.is(old[key], fresh[key]);
  }
  return same ? (before as T) : now;
}
