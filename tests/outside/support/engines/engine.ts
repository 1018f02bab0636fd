/** A browser window as a program outside of it can use one: what three engines have in common. */
export interface BrowserWindow {
  /** The folder in which the browser itself leaves what a page hands over; it goes with the window. */
  readonly downloads: string;
  goto(url: string): Promise<void>;
  url(): Promise<string>;
  /** What an expression in the page comes to, promises awaited; it travels as JSON. */
  run(expression: string): Promise<unknown>;
  /** Presses the main button of the mouse at a point of the window. */
  press(x: number, y: number): Promise<void>;
  /** Presses keys, one after another; special ones as WebDriver writes them. */
  type(keys: string): Promise<void>;
  /** Chooses a file for the one field that this selector finds. */
  attach(selector: string, path: string): Promise<void>;
  picture(): Promise<Buffer>;
  /** Gives the page this many pixels to be laid out in. */
  resize(width: number, height: number): Promise<void>;
  /** What the browser itself has complained of so far: errors of scripts, refused by the policy, written as errors. */
  complaints(): Promise<readonly string[]>;
  close(): Promise<void>;
}

export interface Engine {
  readonly name: string;
  /** What has to be installed first; null where nothing is missing. */
  readonly missing: string | null;
  /** A window of somebody who has never been here: no cookies, nothing stored. Certificates are taken as they are. */
  open(): Promise<BrowserWindow>;
}

export const ENTER = "\uE007";
export const WIDTH = 1280;
export const HEIGHT = 900;

/** The actions by which both protocols of WebDriver press keys. */
export function keyActions(keys: string): object[] {
  const pressed = Array.from(keys).flatMap((value) => [
    { type: "keyDown", value },
    { type: "keyUp", value },
  ]);
  return [{ type: "key", id: "keyboard", actions: pressed }];
}

/** The actions by which both protocols of WebDriver press the mouse. */
export function mouseActions(x: number, y: number): object[] {
  const actions = [
    { type: "pointerMove", x: Math.round(x), y: Math.round(y), duration: 0 },
    { type: "pointerDown", button: 0 },
    { type: "pointerUp", button: 0 },
  ];
  return [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }];
}
