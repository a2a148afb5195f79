import { NumberInput } from '#app/kit/form/number_input'
import { useEditor } from '#app/properties/ui/components/editor/editor_context'
import { EditorField } from '#app/properties/ui/components/editor/editor_field'

interface FigureFieldProps {
  name: 'bedrooms' | 'bathrooms' | 'living_area' | 'lot_area'
  label: string
  step?: number
  decimals?: number
  suffix?: string
}

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
