import { router } from '@inertiajs/react'

interface Reloading {
  only?: string[]
  data?: Record<string, string | number>
  preserveUrl?: boolean
  onFinish?: () => void
}

type Reload = (
  options: Reloading & { onCancelToken: (token: { cancel: () => void }) => void }
) => void

/**
 * Reloads of the same part of a page. A new one cancels the one before, which would show something
 * older. A canceled reload calls nothing back.
 */
export class PageReloads {
  readonly #reload: Reload
  #cancel: (() => void) | null = null

  constructor(reload: Reload = (options) => router.reload(options)) {
    this.#reload = reload
  }

  start(options: Reloading = {}): void {
    this.stop()
    let cancel: (() => void) | null = null
    this.#reload({
      ...options,
      onCancelToken: (token) => {
        cancel = token.cancel
        this.#cancel = cancel
      },
      onFinish: () => {
        if (this.#cancel !== cancel) return
        this.#cancel = null
        options.onFinish?.()
      },
    })
  }

  /** Something changed, and an answer under way may not know it. */
  renew(options: Reloading = {}): void {
    if (this.#cancel) this.start(options)
  }

  /** Somebody is changing something: an answer under way is older. */
  stop(): void {
    const cancel = this.#cancel
    this.#cancel = null
    cancel?.()
  }
}
