/** What the sign uses of it; the package has no types. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  interface Options {
    size: 'A4' | 'LETTER'
    margin: number
    lang: string
    info: { Title: string; Author: string }
  }

  export default class PDFDocument extends Readable {
    constructor(options: Options)
    readonly page: { width: number; height: number }
    image(
      content: Buffer,
      x: number,
      y: number,
      options: { cover: [number, number]; align: 'center'; valign: 'center' }
    ): this
    rect(x: number, y: number, width: number, height: number): this
    path(data: string): this
    fill(color: string): this
    clip(): this
    save(): this
    restore(): this
    translate(x: number, y: number): this
    scale(factor: number): this
    end(): void
  }
}
