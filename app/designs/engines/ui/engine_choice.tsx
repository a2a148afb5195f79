import { engineHint, engineTitle } from '#app/designs/engines/ui/engine_words'
import type { Engine, EngineKind } from '#app/designs/ui/types'
import { FieldGroup } from '#app/kit/form/field_group'
import { RadioCards } from '#app/kit/form/radio_cards'

interface EngineChoiceProps {
  engines: readonly Engine[]
  value: Engine
  onChange: (kind: EngineKind) => void
  /** how many are sent */
  photos?: number
}

/** Who makes the next design, what it costs, and where the photo goes. */
export function EngineChoice({ engines, value, onChange, photos = 1 }: EngineChoiceProps) {
  if (engines.length < 2) return null
  return (
    <FieldGroup legend="Made as">
      <RadioCards
        name="engine"
        columns={1}
        value={value.kind}
        onChange={onChange}
        options={engines.map((engine) => ({
          value: engine.kind,
          label: engineTitle(engine),
          hint: engineHint(engine, photos),
        }))}
      />
    </FieldGroup>
  )
}
