import { useState, type FormEvent } from 'react'
import { Button } from '#app/common/ui/kit/button'
import { Dialog } from '#app/common/ui/kit/dialog'
import { Field } from '#app/common/ui/kit/field'
import { Input } from '#app/common/ui/kit/input'
import { toast } from '#app/common/ui/kit/toast'
import { designApi } from '#app/designs/ui/design_api'
import { useDesignerState } from '#app/designs/ui/hooks/designer_context'
import { titleOf } from '#app/designs/ui/state/look_words'
import type { DesignOptions } from '#app/designs/ui/state/types'

const SAVED = 'Prompt saved successfully!'
const NOT_SAVED = 'Failed to save prompt'
const LONGEST_NAME = 80

interface SavePromptDialogProps {
  options: DesignOptions
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Keeps the choices under a name, for the next room. */
export function SavePromptDialog({ options, isOpen, onOpenChange }: SavePromptDialogProps) {
  const { looks, notePrompt } = useDesignerState()
  const [name, setName] = useState<string | null>(null)
  const [isSaving, setSaving] = useState(false)
  const shownName = name ?? titleOf(options, looks)

  const save = async (event: FormEvent) => {
    event.preventDefault()
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
    <Dialog
      size="sm"
      title="Save as a prompt"
      description="Room, look, colours and your words, ready for the next photograph."
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <form onSubmit={(event) => void save(event)} className="flex flex-col gap-5">
        <Field label="Name">
          <Input
            value={shownName}
            maxLength={LONGEST_NAME}
            required
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        <Button type="submit" variant="primary" isLoading={isSaving} className="self-end">
          Save prompt
        </Button>
      </form>
    </Dialog>
  )
}
