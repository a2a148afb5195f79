import { useCallback, useRef } from 'react'
import { useChatSession } from '#app/chats/ui/chat_context'
import { Store } from '#app/kit/hooks/store'
import { realtime } from '#app/realtime/ui/realtime'

/** A little longer than the time between two whispers. */
export const TYPING_SHOWN_MS = 6000
const WHISPER_EVERY_MS = 3000

type After = (milliseconds: number, run: () => void) => () => void

/** Who is typing in one chat. */
export class Typing extends Store<readonly number[]> {
  readonly #after: After
  readonly #ends = new Map<number, () => void>()

  constructor(after: After = realTimer) {
    super([])
    this.#after = after
  }

  note(userId: number): void {
    this.#ends.get(userId)?.()
    this.#ends.set(
      userId,
      this.#after(TYPING_SHOWN_MS, () => this.end(userId))
    )
    if (!this.snapshot().includes(userId)) this.set([...this.snapshot(), userId])
  }

  /** Their message arrived, or they stopped. */
  end(userId: number): void {
    this.#ends.get(userId)?.()
    this.#ends.delete(userId)
    if (!this.snapshot().includes(userId)) return
    this.set(this.snapshot().filter((id) => id !== userId))
  }
}

const realTimer: After = (milliseconds, run) => {
  const timer = setTimeout(run, milliseconds)
  return () => clearTimeout(timer)
}

/** Tells the others that the person is typing, no more often than needed. */
export function useTypingWhisper(chatId: number) {
  const { userId } = useChatSession()
  const whisperedAt = useRef(0)

  return useCallback(() => {
    if (Date.now() - whisperedAt.current < WHISPER_EVERY_MS) return
    whisperedAt.current = Date.now()
    realtime.whisper(`private-chat.${chatId}`, 'client-typing', { user_id: userId })
  }, [chatId, userId])
}
