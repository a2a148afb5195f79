import { useState, type FormEvent } from 'react'
import { Head, router } from '@inertiajs/react'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { useCall } from '#app/kit/calls/use_call'
import { useRetryKey } from '#app/kit/calls/use_retry_key'
import { SectionHeading } from '#app/kit/display/section_heading'
import { JournalForm, type JournalDraft } from '#app/journals/ui/journal_form'
import { journalsApi } from '#app/journals/ui/journals_api'

const EMPTY: JournalDraft = { title: '', description: '', visibility: 'private', cover: null }

export default function JournalCreate() {
  const [draft, setDraft] = useState(EMPTY)
  const retry = useRetryKey()
  const { run, isRunning, refusal } = useCall()
  const create = async (event: FormEvent) => {
    event.preventDefault()
    const { cover, ...rest } = draft
    const wanted = { ...rest, cover_image_id: cover?.id ?? null }
    const made = await run(() => journalsApi.create(wanted, retry.of(wanted)))
    if (made) router.visit(`/journals/${made.slug}`)
  }
  return (
    <div className="gutter page pt-10 pb-24">
      <Head title="Journal create" />
      <div className="max-w-160">
        <SectionHeading level="page" label="Journals">
          Start a journal
        </SectionHeading>
        <p className="mt-4 text-18 text-muted">
          A renovation, a garden, a year in a house. Write entry by entry, with photos, before and
          after.
        </p>
        <form className="mt-10 flex flex-col gap-7" onSubmit={(event) => void create(event)}>
          <JournalForm draft={draft} onChange={setDraft} errors={refusal?.errors} />
          {refusal && (
            <p role="alert" className="text-13 text-danger">
              {refusal.message}
            </p>
          )}
          <div className="flex flex-wrap gap-3">
            <Button type="submit" variant="primary" isLoading={isRunning}>
              Create journal
            </Button>
            <ButtonLink href="/journals" variant="quiet">
              Cancel
            </ButtonLink>
          </div>
        </form>
      </div>
    </div>
  )
}
