import type { ActingUser } from '#app/accounts/models/acting_user'
import { putOnBoard } from '#app/club/pursuits/actions/add_pursuit'

/** A saved home goes on the board, unless that is full. */
export async function watchSaved(actor: ActingUser, propertyId: number): Promise<void> {
  await putOnBoard({ ...actor, socketId: null }, propertyId, 'watching')
}
