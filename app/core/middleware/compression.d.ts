/** The middleware that comes without types, as far as it is used here. */
declare module 'compression' {
  import type { IncomingMessage, ServerResponse } from 'node:http'

  /** Works with Node's own request and response. */
  export default function compression(): (
    request: IncomingMessage,
    response: ServerResponse,
    next: () => void
  ) => void
}
