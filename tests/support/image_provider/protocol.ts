/** What a service sends back; an object as JSON. */
export interface Answer {
  status: number
  body: object | Buffer
  headers?: Record<string, string>
}

/** What a request for a picture brought along. */
export interface DrawingRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  /** texts and numbers of the form or of the JSON, as they came */
  fields: Record<string, unknown>
  photo: Buffer | undefined
  mask: Buffer | undefined
}

/** How one of the services speaks. */
export interface Protocol {
  /** whether a request is one for a picture of this service */
  asks: (path: string) => boolean
  photoOf: (fields: Record<string, unknown>) => Buffer | undefined
  maskOf?: (fields: Record<string, unknown>) => Buffer | undefined
  /** @param keep puts bytes at an address of the server and tells it */
  picture: (drawn: Buffer, keep: (answer: Answer[]) => string) => Answer
  empty: () => Answer
  refusal: (keep: (answer: Answer[]) => string) => Answer
  failure: (message: string) => object
}

export const ok = (body: object | Buffer): Answer => ({ status: 200, body })

/** The bytes of a `data:` address. */
export function bytesOf(address: unknown): Buffer | undefined {
  const base64 = /^data:image\/\w+;base64,(.+)$/s.exec(String(address))?.[1]
  return base64 ? Buffer.from(base64, 'base64') : undefined
}
