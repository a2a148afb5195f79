import { useState } from 'react'
import { Star } from 'lucide-react'
import { designApi } from '#app/designs/ui/design_api'
import type { SharedDesign } from '#app/designs/ui/types'
import { Button } from '#app/kit/button/button'
import { ButtonLink } from '#app/kit/button/button_link'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Avatar } from '#app/kit/display/avatar'
import { PersonLink } from '#app/kit/display/person_link'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { toast } from '#app/kit/toast/toast'
import { ReportButton } from '#app/moderation/ui/report_dialog'

type Shown = NonNullable<SharedDesign['public']>

export function PublicNote({ shown }: { shown: Shown }) {
  const account = useAccount()
  const { author } = shown

  return (
    <div className="mt-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
      <PersonLink person={author} className="flex min-w-0 items-center gap-3">
        <Avatar name={author.name} src={author.avatar} />
        <span className="min-w-0 truncate">
          <bdi>{author.name}</bdi> <span className="text-muted">@{author.handle}</span>
        </span>
      </PersonLink>
      <span className="flex flex-wrap gap-2">
        <ButtonLink href="/designs" size="sm">
          Inspiration
        </ButtonLink>
        {account?.type === 'staff' && <FeatureButton shown={shown} />}
        {account && account.id !== author.id && (
          <ReportButton subjectType="design" subjectId={shown.id} name="this design" />
        )}
      </span>
    </div>
  )
}

function FeatureButton({ shown }: { shown: Shown }) {
  const { isFeatured, isBusy, toggle } = useFeature(shown)
  return (
    <Button size="sm" icon={Star} aria-pressed={isFeatured} isLoading={isBusy} onClick={toggle}>
      {isFeatured ? 'Featured' : 'Feature in the gallery'}
    </Button>
  )
}

interface Featurable {
  id: number
  is_featured: boolean
}

/** Whether staff featured a design. Failures show as toasts. */
function useFeature({ id, is_featured: atFirst }: Featurable) {
  const [isFeatured, setFeatured] = useState(atFirst)
  const [isBusy, setBusy] = useState(false)

  const change = async () => {
    setBusy(true)
    try {
      const { design } = await (isFeatured ? designApi.unfeature(id) : designApi.feature(id))
      setFeatured(design.is_featured)
    } catch (error) {
      toast.error(sentenceOf(error))
    } finally {
      setBusy(false)
    }
  }

  return { isFeatured, isBusy, toggle: () => void change() }
}
