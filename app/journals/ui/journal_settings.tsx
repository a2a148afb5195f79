import { useState } from 'react'
import { reloadPage } from '#app/kit/calls/page_reloads'
import { useCall } from '#app/kit/calls/use_call'
import { FormDialog } from '#app/kit/overlay/form_dialog'
import { JournalForm, type JournalDraft } from '#app/journals/ui/journal_form'
import { journalsApi, type Journal } from '#app/journals/ui/journals_api'

interface JournalSettingsProps {
  journal: Journal
  onClose: () => void
}

export default function JournalSettings({ journal, onClose }: JournalSettingsProps) {
  const [draft, setDraft] = useState<JournalDraft>({
    title: journal.title,
    description: journal.description,
    visibility: journal.visibility,
    cover: journal.has_own_cover ? journal.cover : null,
  })
  const { run, isRunning, refusal } = useCall()
  const save = async () => {
    const { cover, ...rest } = draft
    const change = { ...rest, cover_image_id: cover?.id ?? null }
    const isSaved = await run(() => journalsApi.update(journal.slug, change).then(() => true))
    if (!isSaved) return
    onClose()
    reloadPage()
  }
  return (
    <FormDialog
      title="Journal settings"
      submit="Save journal"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      isLoading={isRunning}
      onSubmit={() => void save()}
    >
      <JournalForm draft={draft} onChange={setDraft} errors={refusal?.errors} />
      {refusal && (
        <p role="alert" className="text-13 text-danger">
          {refusal.message}
        </p>
      )}
    </FormDialog>
  )
}
