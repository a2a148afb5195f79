import type { ActingUser } from '#app/accounts/models/acting_user'

export interface ChatActor extends ActingUser {
  /** socket id of the sending page, which gets no event; null for none */
  socketId: string | null
}
