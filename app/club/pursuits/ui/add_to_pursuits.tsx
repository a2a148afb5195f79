import { useState } from 'react'
import { router } from '@inertiajs/react'
import { Check, Crosshair } from 'lucide-react'
import type { PursuitStage } from '#app/club/pursuits/pursuit_options'
import { clubApi } from '#app/club/ui/club_api'
import { STAGE_OPTIONS, PURSUIT_STAGE_WORDS } from '#app/club/pursuits/ui/pursuit_words'
import { isolated } from '#app/common/text/isolated'
import { Button } from '#app/kit/button/button'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { Menu } from '#app/kit/overlay/menu'
import type { Collectable } from '#app/kit/shell/ui_module'
import { toast } from '#app/kit/toast/toast'

/** Puts a listing on one’s board, under the stage one chooses. */
export default function AddToPursuits({ kind, slug, name }: Collectable) {
  const [stage, setStage] = useState<PursuitStage | null>(null)
  if (kind !== 'property' || !slug) return null

  const add = async (chosen: PursuitStage) => {
    try {
      const { pursuit } = await clubApi.pursue(slug, chosen)
      if (pursuit.stage !== chosen) await clubApi.changePursuit(pursuit.id, { stage: chosen })
      setStage(chosen)
      const action = { label: 'View board', onAct: () => router.visit('/pursuits') }
      toast.success(`${isolated(name)} is under ${PURSUIT_STAGE_WORDS[chosen]}`, { action })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
  return (
    <Menu
      trigger={
        <Button icon={stage ? Check : Crosshair}>
          {stage ? `Pursuits: ${PURSUIT_STAGE_WORDS[stage]}` : 'Add to pursuits'}
        </Button>
      }
      groups={[
        STAGE_OPTIONS.map(({ value, label }) => ({ label, onSelect: () => void add(value) })),
      ]}
    />
  )
}
