export interface Answer {
  status: number
  body: object | Buffer
  headers?: Record<string, string>
}

export interface DrawingRequest {
  path: string
  headers: Record<string, string | string[] | undefined>
  fields: Record<string, unknown>
  photo: Buffer | undefined
  mask: Buffer | undefined
}

export interface Protocol {
  asks: (path: string) => boolean
  photoOf: (fields: Record<string, unknown>) => Buffer | undefined
  maskOf?: (fields: Record<string, unknown>) => Buffer | undefined
  picture: (drawn: Buffer, keep: (answer: Answer[]) => string) => Answer
  empty: () => Answer
  refusal: (keep: (answer: Answer[]) => string) => Answer
  failure: (message: string) => object
}

export const ok = (body: object | Buffer): Answer => ({ status: 200, body })

export function bytesOf(address: unknown): Buffer | undefined {
  const base64 = /^data:image\/\w+;base64,(.+)$/s.exec(String(address))?.[1]
  return base64 ? Buffer.from(base64, 'base64') : undefined
}
