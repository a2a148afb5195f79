import { EOF, type EOFSignal } from 'node-av'

/** What a decoder, filter or encoder has ready; each is freed after its turn. */
export async function* drain<Item extends Disposable>(
  receive: () => Promise<Item | EOFSignal | null>
): AsyncGenerator<Item> {
  for (;;) {
    const item = await receive()
    if (!item || item === EOF) return
    try {
      yield item
    } finally {
      item[Symbol.dispose]()
    }
  }
}
