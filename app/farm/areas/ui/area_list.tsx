import { useState } from 'react'
import { Pencil, PencilRuler, Trash2 } from 'lucide-react'
import { isolated } from '#app/common/text/isolated'
import { MAX_AREA_NAME_CHARACTERS } from '#app/farm/farm_options'
import type { Area } from '#app/farm/ui/types'
import { IconButton } from '#app/kit/button/icon_button'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall, type Refusal } from '#app/kit/calls/use_call'
import { countWords } from '#app/kit/display/count_words'
import { Field } from '#app/kit/form/field'
import { Input } from '#app/kit/form/input'
import { RefusalNote } from '#app/kit/form/refusal_note'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { toast } from '#app/kit/toast/toast'

interface AreaListProps {
  areas: readonly Area[]
  chosenId: number | null
  onChoose: (id: number | null) => void
  onRedraw: (area: Area) => void
}

export function AreaList({ areas, chosenId, onChoose, onRedraw }: AreaListProps) {
  const [asked, setAsked] = useState<{ what: 'name' | 'delete'; area: Area } | null>(null)
  const { run, isRunning, refusal } = useCall()
  const removal = useCall(toast.error)

  const rename = async (name: string) => {
    if (!asked) return
    const params = { id: asked.area.id }
    const call = () => answered(api.api.api.areas.update({ params, body: { area: { name } } }))
    if (!(await run(call))) return
    setAsked(null)
    reloadPage({ only: ['areas'] })
  }
  const remove = async () => {
    if (!asked) return
    const params = { id: asked.area.id }
    if (!(await removal.run(() => answered(api.api.api.areas.destroy({ params }))))) return
    setAsked(null)
    onChoose(null)
    reloadPage({ only: ['areas'] })
  }

  return (
    <>
      <ul aria-label="Your areas" className="border-t border-line">
        {areas.map((area) => (
          <li key={area.id} className="flex items-center gap-1 border-b border-line py-2">
            <button
              type="button"
              aria-pressed={area.id === chosenId}
              className={`min-h-11 min-w-0 flex-1 rounded-2 border-l-2 py-1 pl-3 text-left hover:border-brass ${area.id === chosenId ? 'border-brass' : 'border-transparent'}`}
              onClick={() => onChoose(area.id === chosenId ? null : area.id)}
            >
              <span dir="auto" className="line-clamp-2 break-words">
                {area.name}
              </span>
              <span className="num text-13 text-muted">
                {countWords(area.contacts_count, 'contact')}
              </span>
            </button>
            <IconButton
              icon={Pencil}
              size="sm"
              label={`Rename ${area.name}`}
              onClick={() => setAsked({ what: 'name', area })}
            />
            <IconButton
              icon={PencilRuler}
              size="sm"
              label={`Draw ${area.name} again`}
              onClick={() => onRedraw(area)}
            />
            <IconButton
              icon={Trash2}
              size="sm"
              label={`Delete ${area.name}`}
              onClick={() => setAsked({ what: 'delete', area })}
            />
          </li>
        ))}
      </ul>
      {asked?.what === 'name' && (
        <AreaNameDialog
          title="Rename area"
          initial={asked.area.name}
          isSaving={isRunning}
          refusal={refusal}
          onSave={(name) => void rename(name)}
          onClose={() => setAsked(null)}
        />
      )}
      <ConfirmDialog
        title={`Delete “${isolated(asked?.area.name ?? '')}”?`}
        confirmLabel="Delete area"
        isOpen={asked?.what === 'delete'}
        onOpenChange={(isOpen) => !isOpen && setAsked(null)}
        onConfirm={() => void remove()}
      >
        Its contacts and the listings inside stay.
      </ConfirmDialog>
    </>
  )
}

interface AreaNameDialogProps {
  title: string
  initial: string
  isSaving: boolean
  refusal: Refusal | null
  onSave: (name: string) => void
  onClose: () => void
}

export function AreaNameDialog(props: AreaNameDialogProps) {
  const { title, initial, isSaving, refusal, onSave, onClose } = props
  const [name, setName] = useState(initial)
  return (
    <FormDialog
      title={title}
      submit="Save area"
      size="sm"
      isOpen
      noValidate
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isSaving}
      onSubmit={() => onSave(name)}
    >
      <Field
        label="Name"
        error={refusal?.errors['area.name'] ?? refusal?.errors['area.polygon']}
        hint="Only people in your farm see it."
      >
        <Input
          value={name}
          maxLength={MAX_AREA_NAME_CHARACTERS}
          placeholder="Harbor and old town"
          onChange={({ target }) => setName(target.value)}
        />
      </Field>
      {refusal && !Object.keys(refusal.errors).length && <RefusalNote refusal={refusal} />}
    </FormDialog>
  )
}
