import type { Lock, Locker, RequestRelease } from '@tus/server'

const MAX_WAIT_MS = 10_000

interface Holder {
  requestRelease: RequestRelease
  released: Promise<void>
  release: () => void
}

/**
 * One request writes an upload at a time. A later one asks the earlier to end, because that is
 * usually a connection of the same client that has broken unnoticed. Waits without polling, unlike
 * the locker of `@tus/server`.
 */
export class UploadLocks implements Locker {
  readonly #holders = new Map<string, Holder>()

  newLock(id: string): Lock {
    let own: Holder | null = null
    return {
      lock: async (signal, requestRelease) => {
        const gaveUp = AbortSignal.any([signal, AbortSignal.timeout(MAX_WAIT_MS)])
        for (;;) {
          const holder = this.#holders.get(id)
          if (!holder) break
          await holder.requestRelease()
          await Promise.race([holder.released, aborted(gaveUp)])
        }
        const { promise: released, resolve: release } = Promise.withResolvers<void>()
        own = { requestRelease, released, release }
        this.#holders.set(id, own)
      },
      unlock: async () => {
        if (this.#holders.get(id) === own) this.#holders.delete(id)
        own?.release()
      },
    }
  }
}

async function aborted(signal: AbortSignal): Promise<never> {
  if (!signal.aborted) {
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }))
  }
  throw LOCKED
}

/** In the form in which tus throws; 423 tells clients to try again. */
const LOCKED = { status_code: 423, body: 'locked' }
