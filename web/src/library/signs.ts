// The signs of wishes, and what they mean.

import type { CardWish, KindWish } from "./wishes.ts";

export const CARD_WISHES: readonly { value: CardWish; sign: string; key: string }[] = [
  { value: "need", sign: "✓", key: "library-need" },
  { value: "like", sign: "+", key: "library-like" },
  { value: "neutral", sign: "·", key: "library-neutral" },
  { value: "dislike", sign: "−", key: "library-dislike" },
  { value: "ban", sign: "×", key: "library-ban" },
];

export const KIND_WISHES: readonly { value: KindWish; sign: string; key: string }[] = [
  { value: "need", sign: "✓", key: "library-kind-need" },
  { value: "neutral", sign: "·", key: "library-kind-neutral" },
  { value: "ban", sign: "×", key: "library-kind-ban" },
];
