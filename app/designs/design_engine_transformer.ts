import { BaseTransformer } from '@adonisjs/core/transformers'
import type { DesignEngine } from '#app/redesign/design_engine'

export default class DesignEngineTransformer extends BaseTransformer<DesignEngine> {
  toObject() {
    const { name, abilities } = this.resource
    const { options, isLocal } = abilities
    return { name, options: [...options], is_local: isLocal }
  }
}
