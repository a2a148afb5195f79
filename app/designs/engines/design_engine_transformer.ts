import { BaseTransformer } from '@adonisjs/core/transformers'
import type { EngineOffer } from '#app/designs/engines/list_engine_offers'

export default class DesignEngineTransformer extends BaseTransformer<EngineOffer> {
  toObject() {
    const { kind, engine, price, typicalSeconds } = this.resource
    const { name, maker, abilities } = engine
    return {
      kind,
      name,
      maker,
      options: [...abilities.options],
      is_local: abilities.isLocal,
      price,
      typical_seconds: typicalSeconds,
    }
  }
}
