import type { ActingUser } from '#app/accounts/models/acting_user'

export interface ChatActor extends ActingUser {
  /** socket of the page that acts, which gets no event; null for none */
  socketId: string | null
}
