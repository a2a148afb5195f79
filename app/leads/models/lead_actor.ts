import type { ActingUser } from '#app/accounts/models/acting_user'

export interface LeadActor extends ActingUser {
  /** the socket of the page that asked, which learns nothing new */
  socketId?: string | null
}
