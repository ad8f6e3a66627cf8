// A table as this browser knows it. Everything shown comes from the server; nothing is guessed ahead.

import type { FromServer, Position, Sentence, StageView, UndoAsked, Welcome, Wish } from "../generated/protocol.ts";
import { Clocks } from "./clocks.svelte.ts";
import { Watched } from "./watched.svelte.ts";

const PROTOCOL = 2;
/** Milliseconds before a lost connection is tried again, longer each time. */
const AGAIN = [200, 500, 1000, 2000, 4000];
const FIRST = 200;
/** Milliseconds after which people are shown that an answer is still on its way. */
const SLOW = 150;
const NO_SUCH_TABLE = 4003;
const OTHER_PROTOCOL = 4002;
/** The table was put away: what it has said before may be told otherwise now, as when somebody's name has gone. */
const COME_BACK = 4004;

type News = Omit<Extract<FromServer, { type: "news" }>, "type">;

export type Link = "connecting" | "open" | "lost" | "missing" | "outdated";

export class TableLink extends Watched {
  link = $state<Link>("connecting");
  stage = $state.raw<StageView | null>(null);
  undoAsked = $state.raw<UndoAsked | null>(null);
  trouble = $state.raw<Sentence | null>(null);
  /** Whether the reader has made the table. */
  host = $state(false);

  private socket: WebSocket | null = null;
  private version = 0;
  private tries = 0;
  private nextId = 1;
  private pending = new Map<number, (granted: boolean) => void>();
  private closed = false;
  /** Whether the next welcome begins the log again. */
  private anew = false;
  private welcomed: (() => void) | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private patience: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly id: string) {
    super();
    this.connect();
  }

  get position(): Position | null {
    const stage = this.stage;
    if (!stage || typeof stage === "string") return null;
    if ("playing" in stage) return stage.playing;
    return "over" in stage ? stage.over.position : null;
  }

  private connect(): void {
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const since = this.version > 0 && !this.anew ? `&since=${this.version}` : "";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/${this.id}?protocol=${PROTOCOL}${since}`);
    this.socket = socket;
    socket.onmessage = (event) => this.take(JSON.parse(event.data) as FromServer);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      for (const settle of this.pending.values()) settle(false);
      this.pending.clear();
      this.count();
      if (this.closed) return;
      if (event.code === NO_SUCH_TABLE) this.link = "missing";
      else if (event.code === OTHER_PROTOCOL) this.link = "outdated";
      else {
        this.anew ||= event.code === COME_BACK;
        this.link = this.version > 0 ? "lost" : "connecting";
        this.timer = setTimeout(() => this.connect(), AGAIN[Math.min(this.tries++, AGAIN.length - 1)] ?? FIRST);
      }
    };
  }

  /** With the cookie of somebody who has just become a person; returns when the table has welcomed them. */
  reconnect(): Promise<void> {
    clearTimeout(this.timer);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.connect();
    return new Promise((welcomed) => {
      this.welcomed = welcomed;
    });
  }

  leave(): void {
    this.closed = true;
    clearTimeout(this.timer);
    clearTimeout(this.patience);
    this.clocks?.stop();
    this.socket?.close();
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        this.link = "open";
        this.welcome(message);
        this.welcomed?.();
        break;
      case "news":
        this.you = message.you;
        this.news(message);
        break;
      case "done":
      case "refused":
        if (message.type === "refused") this.refused = message.reason;
        this.pending.get(message.id)?.(message.type === "done");
        this.pending.delete(message.id);
        this.count();
        break;
      case "present":
        this.present = message.seats;
        break;
      case "trouble":
        this.trouble = message.reason;
        break;
    }
  }

  private welcome(welcome: Welcome): void {
    if (this.anew) {
      [this.version, this.lines, this.undone, this.anew] = [0, [], new Set(), false];
    }
    this.you = welcome.you;
    this.game = welcome.game;
    this.manners = welcome.manners;
    this.host = welcome.host;
    this.present = welcome.present;
    this.trouble = welcome.trouble;
    this.news(welcome);
    this.tookBack = false; // whatever was taken back, it was before
  }

  private news(news: News): void {
    const known = this.version;
    this.version = news.version;
    this.seats = news.seats;
    this.stage = news.stage;
    this.undoAsked = news.undo_asked;
    this.clocks?.stop();
    this.clocks = news.clocks && !this.closed ? new Clocks(news.clocks, news.ticking) : null;
    const lines = news.lines.filter((line) => line.version > known);
    if (lines.length > 0) this.lines = [...this.lines, ...lines];
    this.tookBack = news.undone.length > 0;
    if (this.tookBack) this.undone = new Set([...this.undone, ...news.undone]);
  }

  /** Sends a wish; true when it is granted and safe. */
  wish(wish: Wish): Promise<boolean> {
    this.refused = null;
    if (this.socket?.readyState !== WebSocket.OPEN) return Promise.resolve(false);
    const id = this.nextId++;
    this.socket.send(JSON.stringify({ id, do: wish }));
    return new Promise((settle) => {
      this.pending.set(id, settle);
      this.count();
    });
  }

  private count(): void {
    this.waiting = this.pending.size;
    document.body.dataset["waiting"] = String(this.waiting); // for those who watch from outside
    if (this.waiting > 0) {
      this.patience ??= setTimeout(() => {
        this.slow = true;
      }, SLOW);
    } else {
      clearTimeout(this.patience);
      this.patience = undefined;
      this.slow = false;
    }
  }
}
