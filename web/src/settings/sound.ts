// A soft knock when it is one's turn.

import { settings } from "./settings.svelte.ts";

let context: AudioContext | undefined;

export function ring(): void {
  if (!settings.get("sound")) return;
  context ??= new AudioContext();
  // some browsers let nothing sound before somebody has pressed something, and forget it while a page is away
  if (context.state !== "running") void context.resume();
  const now = context.currentTime;
  const tone = new OscillatorNode(context, { type: "triangle", frequency: 440 });
  const volume = new GainNode(context, { gain: 0 });
  volume.gain.setValueAtTime(0.12, now);
  volume.gain.exponentialRampToValueAtTime(0.001, now + 0.25);
  tone.connect(volume).connect(context.destination);
  tone.start(now);
  tone.stop(now + 0.26);
}
