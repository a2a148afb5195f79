import type { ActingUser } from '#app/accounts/models/acting_user'

export interface DreamActor extends ActingUser {
  /** of the page that sent it, which gets no event; null for none */
  socketId: string | null
}
