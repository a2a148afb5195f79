import { NumberInput } from '#app/common/ui/kit/number_input'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'

interface FigureFieldProps {
  name: 'bedrooms' | 'bathrooms' | 'living_area' | 'lot_area'
  label: string
  max: number
  step?: number
  decimals?: number
  suffix?: string
}

/** One figure of the home. */
export function FigureField({ name, label, ...input }: FigureFieldProps) {
  const { session, state } = useEditor()
  return (
    <EditorField name={name} label={label} isOptional>
      <NumberInput
        value={state.draft.fields[name]}
        min={0}
        onChange={(value) => session.edit({ [name]: value })}
        {...input}
      />
    </EditorField>
  )
}
