import { useState } from 'react'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { toast } from '#app/kit/toast/toast'
import { designApi } from '#app/designs/ui/design_api'
import { useDesignerState } from '#app/designs/designer/ui/designer_context'
import { designTitleOf } from '#app/designs/looks/ui/look_words'
import { MAX_PROMPT_NAME_CHARACTERS } from '#app/designs/design_limits'
import type { DesignOptions } from '#app/designs/ui/types'

const SAVED = 'Prompt saved successfully!'
const NOT_SAVED = 'Failed to save prompt'

interface SavePromptDialogProps {
  options: DesignOptions
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

export function SavePromptDialog({ options, isOpen, onOpenChange }: SavePromptDialogProps) {
  const { looks, notePrompt } = useDesignerState()
  const [name, setName] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const shownName = name ?? designTitleOf(options, looks)

  const save = async () => {
    setSaving(true)
    try {
      const { prompt } = await designApi.savePrompt(shownName, options)
      notePrompt(prompt)
      toast.success(SAVED)
      onOpenChange(false)
      setName(null)
    } catch {
      toast.error(NOT_SAVED)
    } finally {
      setSaving(false)
    }
  }

  return (
    <FormDialog
      size="sm"
      title="Save as a prompt"
      description="Keep this room, look, colors and your own words for next time."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      submit="Save prompt"
      isLoading={isSaving}
      onSubmit={save}
    >
      <Field label="Name">
        <Input
          value={shownName}
          maxLength={MAX_PROMPT_NAME_CHARACTERS}
          required
          onChange={(event) => setName(event.target.value)}
        />
      </Field>
    </FormDialog>
  )
}
