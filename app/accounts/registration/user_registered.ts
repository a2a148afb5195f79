import { BaseEvent } from '@adonisjs/core/events'
import type User from '#app/accounts/user'

export default class UserRegistered extends BaseEvent {
  constructor(readonly user: User) {
    super()
  }
}
