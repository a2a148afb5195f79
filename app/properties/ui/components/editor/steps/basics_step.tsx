import { Select } from '#app/kit/form/select'
import { Switch } from '#app/kit/form/switch'
import { optionsOf } from '#app/properties/ui/components/editor/options_of'
import {
  AREA_UNITS,
  MAX_NAME_CHARACTERS,
  PROPERTY_TYPES,
  SECTORS,
} from '#app/properties/contract/listing_options'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'
import { FigureField } from '#app/properties/ui/components/editor/figure_field'
import { TextField } from '#app/properties/ui/components/editor/text_field'
import { YearField } from '#app/properties/ui/components/editor/year_field'

const TYPES = optionsOf(PROPERTY_TYPES)
const SECTOR_OPTIONS = optionsOf(SECTORS)
const UNITS = optionsOf(AREA_UNITS)

export function BasicsStep() {
  const { session, state } = useEditor()
  const { fields } = state.draft
  const unit = AREA_UNITS[fields.area_unit]

  return (
    <>
      <TextField
        name="name"
        label="Name"
        max={MAX_NAME_CHARACTERS}
        hint="For example, Casa Livia"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <EditorField name="type" label="Property type">
          <Select options={TYPES} value={fields.type} onChange={(type) => session.edit({ type })} />
        </EditorField>
        <EditorField name="sector" label="Use" isOptional>
          <Select
            options={SECTOR_OPTIONS}
            value={fields.sector}
            onChange={(sector) => session.edit({ sector })}
          />
        </EditorField>
        <FigureField name="bedrooms" label="Bedrooms" />
        <FigureField name="bathrooms" label="Bathrooms" step={0.5} decimals={1} />
        <FigureField name="living_area" label="Living area" decimals={1} suffix={unit} />
        <FigureField name="lot_area" label="Land area" decimals={1} suffix={unit} />
        <EditorField name="area_unit" label="Area unit">
          <Select
            options={UNITS}
            value={fields.area_unit}
            onChange={(chosen) => session.edit({ area_unit: chosen })}
          />
        </EditorField>
        <YearField />
      </div>
      <Switch
        label="Private listing"
        hint="Hidden from search and feeds. Only you, your team and people you invite can open it."
        checked={fields.is_private}
        onChange={(event) => session.edit({ is_private: event.target.checked })}
        className="border-t border-line pt-6"
      />
    </>
  )
}
