import type { InTransaction } from '#app/kernel/database/transaction'
import type User from '#app/accounts/models/user'

export interface ActingUser extends InTransaction {
  user: User
}
