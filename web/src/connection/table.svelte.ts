// A table as this browser knows it. Everything shown comes from the server; nothing is guessed ahead.

import type { FromServer, Position, Sentence, StageView, UndoAsked, Welcome, Wish } from "../generated/protocol.ts";
import { fetchEarlier } from "./api.ts";
import { Clocks } from "./clocks.svelte.ts";
import { Watched } from "./watched.svelte.ts";

const PROTOCOL = 2;
/** Milliseconds before a lost connection is tried again, longer each time. */
const AGAIN = [200, 500, 1000, 2000, 4000];
const FIRST = 200;
/** Milliseconds after which people are shown that an answer is still on its way. */
const SLOW = 150;
/** Milliseconds in which nothing was heard after a wish: the connection is dead. A slow disk is told of before that. */
const SILENT = 12_000;
/** Milliseconds in which nothing was heard at all, though there is a sign of life every 20 seconds: the connection is dead. */
const DEAD = 45_000;
/** Milliseconds for which a page was not seen, after which its connection is not trusted. */
const AWAY = 60_000;
/** Milliseconds for which a connection may be made anew before that is shown: mostly the old one was alive. */
const RENEWAL = 1500;
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
  /** The lines are those of all versions after this one. */
  from = $state(0);

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
  private silence: ReturnType<typeof setTimeout> | undefined;
  private life: ReturnType<typeof setTimeout> | undefined;
  private renewal: ReturnType<typeof setTimeout> | undefined;
  /** Since when nobody sees the page. */
  private hidden = 0;
  private readonly gone = new AbortController();

  constructor(readonly id: string) {
    super();
    const { signal } = this.gone;
    // a network that has come back is not the one that the connection was made over
    addEventListener("online", () => this.renew(), { signal });
    document.addEventListener("visibilitychange", () => this.seen(), { signal });
    this.connect();
  }

  /** A telephone that was put away has lost its connections without knowing it. */
  private seen(): void {
    if (document.visibilityState === "hidden") this.hidden = Date.now();
    else if (this.hidden > 0 && Date.now() - this.hidden > AWAY && this.link === "open") this.renew();
  }

  /** Instead of a connection that is perhaps dead. As long as nobody has to wait, whoever is about to answer is left alone. */
  private renew(): void {
    const was = this.link;
    this.again();
    if (this.closed || was !== "open") return;
    this.link = "open";
    this.renewal = setTimeout(() => {
      this.link = "connecting";
    }, RENEWAL);
  }

  override get cutOff(): boolean {
    return this.link !== "open";
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
    this.isAlive();
    socket.onmessage = (event) => {
      if (this.socket !== socket) return;
      this.isAlive();
      this.take(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      clearTimeout(this.life);
      clearTimeout(this.renewal);
      this.giveUp();
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
    this.again();
    if (this.closed) return Promise.resolve();
    return new Promise((welcomed) => {
      this.welcomed = welcomed;
    });
  }

  /** A new connection instead of this one, which may be dead without knowing it. */
  private again(): void {
    if (this.closed) return;
    clearTimeout(this.timer);
    clearTimeout(this.renewal);
    const old = this.socket;
    this.socket = null;
    old?.close();
    this.giveUp();
    if (this.link === "missing" || this.link === "outdated") return;
    this.link = "connecting";
    this.connect();
  }

  private isAlive(): void {
    clearTimeout(this.life);
    this.life = setTimeout(() => this.again(), DEAD);
  }

  /** Nobody will answer the wishes that are on their way. */
  private giveUp(): void {
    for (const settle of this.pending.values()) settle(false);
    this.pending.clear();
    this.count();
  }

  leave(): void {
    this.closed = true;
    this.gone.abort();
    clearTimeout(this.timer);
    clearTimeout(this.silence);
    clearTimeout(this.life);
    clearTimeout(this.renewal);
    clearTimeout(this.patience);
    this.clocks?.stop();
    this.socket?.close();
  }

  private take(message: FromServer): void {
    switch (message.type) {
      case "welcome":
        this.tries = 0;
        clearTimeout(this.renewal);
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
        if (message.reason === null) this.forget(/^trouble-/);
        break;
    }
  }

  /** What has held up an answer holds nobody up any more. */
  private forget(reasons: RegExp): void {
    if (this.refused && reasons.test(this.refused.key)) this.refused = null;
  }

  private welcome(welcome: Welcome): void {
    if (this.anew || welcome.from > this.version) {
      [this.version, this.lines, this.undone, this.anew] = [0, [], new Set(), false];
      this.from = welcome.from;
    }
    this.you = welcome.you;
    this.game = welcome.game;
    this.manners = welcome.manners;
    this.host = welcome.host;
    this.present = welcome.present;
    this.trouble = welcome.trouble;
    this.forget(welcome.trouble === null ? /^trouble-|^web-no-connection$/ : /^web-no-connection$/);
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

  /** The lines before those that are here. */
  async readOn(): Promise<void> {
    const to = this.from;
    const earlier = await fetchEarlier(this.id, to);
    if (this.from !== to) return; // they have come meanwhile, or the log has begun anew
    this.lines = [...earlier.lines, ...this.lines];
    this.from = earlier.from;
  }

  /** Sends a wish; true when it is granted and safe. */
  wish(wish: Wish): Promise<boolean> {
    this.refused = null;
    if (this.socket?.readyState !== WebSocket.OPEN) {
      this.refused = { key: "web-no-connection" };
      return Promise.resolve(false);
    }
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
    clearTimeout(this.silence);
    if (this.waiting > 0) {
      this.silence = setTimeout(() => {
        if (this.trouble === null) this.again();
      }, SILENT);
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
