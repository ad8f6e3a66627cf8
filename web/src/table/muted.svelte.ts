// Whose talk is not shown at one table, until the browser is closed.

const key = (table: string) => `dominio-muted-${table}`;

function kept(table: string): string[] {
  try {
    const people: unknown = JSON.parse(sessionStorage.getItem(key(table)) ?? "[]");
    if (Array.isArray(people)) return people.filter((person) => typeof person === "string");
  } catch {
    // a browser that keeps nothing, or something else of that name
  }
  return [];
}

export class Muted {
  people = $state.raw<ReadonlySet<string>>(new Set());

  constructor(private readonly table: string) {
    this.people = new Set(kept(table));
  }

  set(person: string, muted: boolean): void {
    const others = [...this.people].filter((one) => one !== person);
    this.people = new Set(muted ? [...others, person] : others);
    try {
      sessionStorage.setItem(key(this.table), JSON.stringify([...this.people]));
    } catch {
      // it holds until the page is closed
    }
  }
}
