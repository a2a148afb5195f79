import { BaseEvent } from '@adonisjs/core/events'

export default class DesignDeleted extends BaseEvent {
  constructor(readonly designId: number) {
    super()
  }
}
