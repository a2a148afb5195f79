import { randomBytes } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { EmitterService } from '@adonisjs/core/types'
import { Session } from '@adonisjs/session'
import type { SessionConfig, SessionData } from '@adonisjs/session/types'
import { LRUCache } from 'lru-cache'
import type User from '#app/accounts/user'
import { isTokenRequest } from '#app/kernel/http/is_token_request'
import { wantsJson } from '#app/kernel/http/wants_json'
import {
  fitsGuestCookie,
  forgetGuestCookie,
  readGuestCookie,
  sendGuestCookie,
} from './guest_cookie.js'
import { idleSecondsOf } from './session_subject.js'
import { sessionChanges, type OpenedSession, type SessionStore } from './session_store.js'

const ID_BYTES = 32
const MAX_INTENDED_URL_CHARS = 1024
/** Ids of sessions extended within the last minute. */
const extended = new LRUCache<string, true>({ max: 10_000, ttl: 60_000 })

/**
 * The browsers of guests keep theirs, so that visits fill no store. A write merges with what parallel
 * requests wrote, and never revives an ended session; a read extends one at most once a minute.
 */
export class StoredSession extends Session {
  readonly #ctx: HttpContext
  readonly #store: SessionStore
  readonly #standingId: string | null
  /** as read, which the framework changes in place */
  readonly #before: SessionData
  readonly #account: User | null
  #id: string

  /** Without a cookie, the store is not read. */
  static async open(
    config: SessionConfig,
    store: SessionStore,
    emitter: EmitterService,
    ctx: HttpContext
  ): Promise<StoredSession> {
    const named: unknown = ctx.request.cookie(config.cookieName)
    const isNamed = typeof named === 'string' && named && !isTokenRequest(ctx)
    const id = isNamed ? named : null
    const opened = id === null ? null : await store.open(id)
    const guest = opened || isTokenRequest(ctx) ? null : readGuestCookie(ctx)
    const standing = opened
      ? { id, ...opened }
      : guest && { id: null, values: guest, account: null }
    const session = new StoredSession(config, store, emitter, ctx, standing)
    await session.initiate(false)
    return session
  }

  private constructor(
    config: SessionConfig,
    store: SessionStore,
    emitter: EmitterService,
    ctx: HttpContext,
    standing: ({ id: string | null } & OpenedSession) | null
  ) {
    super(config, () => withValues(store, standing?.values ?? null), emitter, ctx)
    this.#ctx = ctx
    this.#store = store
    this.#standingId = standing?.id ?? null
    this.#before = structuredClone(standing?.values ?? {})
    this.#account = standing?.account ?? null
    this.#id = this.#standingId ?? newId()
  }

  /** The account that it was tagged with, if the store knew. */
  get account(): User | null {
    return this.#account
  }

  override get sessionId(): string {
    return this.#id
  }

  override get fresh(): boolean {
    return this.#standingId === null
  }

  override get hasRegeneratedSession(): boolean {
    return this.#standingId !== null && this.#standingId !== this.#id
  }

  override regenerate(): void {
    this.#id = newId()
  }

  /** Longer ones are dropped: a visit must not need the store. */
  override setIntendedUrl(url: string): void {
    if (url.length <= MAX_INTENDED_URL_CHARS) super.setIntendedUrl(url)
  }

  override async tag(userId: string): Promise<void> {
    await this.#store.tag(this.#id, userId)
  }

  override async untag(userId: string): Promise<void> {
    await this.#store.untag(this.#id, userId)
  }

  override async commit(): Promise<void> {
    this.#keepFlashMessages()
    if (this.isEmpty || this.hasRegeneratedSession) await this.#end()
    if (this.isEmpty) return this.#forgetCookies()
    if (this.fresh && fitsGuestCookie(this.all())) return this.#sendGuestCookie()
    if (await this.#save()) this.#sendCookie()
  }

  /** A call that changed nothing must not undo what a page beside it has just changed. */
  #sendGuestCookie(): void {
    if (!this.hasBeenModified && wantsJson(this.#ctx)) return
    sendGuestCookie(this.#ctx, this.all(), this.config.cookie)
  }

  /** @returns whether to send the cookie */
  async #save(): Promise<boolean> {
    const values: SessionData = this.all()
    if (this.fresh || this.hasRegeneratedSession) {
      await this.#store.write(this.#id, values)
      forgetGuestCookie(this.#ctx, this.config.cookie)
      return true
    }
    if (this.hasBeenModified) {
      return this.#store.update(this.#id, sessionChanges(this.#before, values))
    }
    if (extended.has(this.#id)) return false
    extended.set(this.#id, true)
    return this.#store.extend(this.#id, idleSecondsOf(values))
  }

  #keepFlashMessages(): void {
    if (this.responseFlashMessages.isEmpty) return
    const { input, reflashed, ...others } = this.responseFlashMessages.all()
    this.put(this.flashKey, { ...reflashed, ...input, ...others })
  }

  async #end(): Promise<void> {
    if (this.#standingId !== null) await this.#store.destroy(this.#standingId)
  }

  #sendCookie(): void {
    this.#ctx.response.cookie(this.config.cookieName, this.#id, {
      ...this.config.cookie,
      maxAge: idleSecondsOf(this.all()),
    })
  }

  #forgetCookies(): void {
    forgetGuestCookie(this.#ctx, this.config.cookie)
    if (!(this.config.cookieName in this.#ctx.request.cookiesList())) return
    this.#ctx.response.clearCookie(this.config.cookieName, this.config.cookie)
  }
}

function withValues(store: SessionStore, values: SessionData | null) {
  return {
    read: () => values,
    write: store.write.bind(store),
    destroy: store.destroy.bind(store),
    touch: store.touch.bind(store),
  }
}

function newId(): string {
  return randomBytes(ID_BYTES).toString('base64url')
}
