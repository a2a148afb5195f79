import { BaseEvent } from '@adonisjs/core/events'
import type { PicturedDesign } from '#app/designs/design_pictures'

export default class DesignCompleted extends BaseEvent {
  constructor(readonly design: PicturedDesign) {
    super()
  }
}
