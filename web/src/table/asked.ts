/** Where people at a table go on when what they have pressed is gone: what is asked, or how the game has ended. */
export const whatIsAsked = (): HTMLElement | null =>
  document.querySelector<HTMLElement>("#prompt") ?? document.querySelector("main h2");
