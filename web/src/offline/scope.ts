// What a service worker sees of the browser, as far as ours needs it: the types of pages and of workers do not go together.

interface Life extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface Fetching extends Life {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface Pushed extends Life {
  readonly data: { text(): string } | null;
}
interface Pressed extends Life {
  readonly notification: Notification;
}
interface Page {
  focus(): Promise<unknown>;
  navigate(address: string): Promise<unknown>;
}
interface Events {
  readonly install: Life;
  readonly activate: Life;
  readonly fetch: Fetching;
  readonly message: MessageEvent;
  readonly push: Pushed;
  readonly notificationclick: Pressed;
}
interface Scope {
  readonly location: Location;
  readonly registration: { showNotification(title: string, how: NotificationOptions): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(how: { readonly type: 'window' }): Promise<readonly Page[]>;
    openWindow(address: string): Promise<unknown>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Type extends keyof Events>(type: Type, listen: (event: Events[Type]) => void): void;
}

export const scope = self as unknown as Scope;
