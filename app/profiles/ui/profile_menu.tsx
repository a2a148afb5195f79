import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Ellipsis, Flag, Share, ShieldOff } from 'lucide-react'
import { router } from '@inertiajs/react'
import { isolated } from '#app/common/text/isolated'
import { IconButton } from '#app/kit/button/icon_button'
import { cutShort } from '#app/kit/display/cut_short'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { toast } from '#app/kit/toast/toast'
import { ReportDialog } from '#app/moderation/ui/report_dialog'
import type { Data } from '#data'

const ShareDialog = lazyPart(() => import('#app/kit/share/share_dialog'))
interface ProfileMenuProps {
  user: Data.Profiles.User
  isSelf: boolean
  /** of the profile, absolute */
  url: string
}

export function ProfileMenu({ user, isSelf, url }: ProfileMenuProps) {
  const account = useAccount()
  const [dialog, setDialog] = useState<'share' | 'report' | 'block' | null>(null)
  const block = useBlock(user)
  const state = { isOpen: true, onOpenChange: (isOpen: boolean) => !isOpen && setDialog(null) }
  const share: MenuItem = { label: 'Share', icon: Share, onSelect: () => setDialog('share') }
  const report: MenuItem = { label: 'Report', icon: Flag, onSelect: () => setDialog('report') }
  const blocking: MenuItem = {
    label: 'Block',
    icon: ShieldOff,
    isDangerous: true,
    onSelect: () => setDialog('block'),
  }

  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label="More" variant="line" />}
        groups={account && !isSelf ? [[share], [report, blocking]] : [[share]]}
      />
      <ConfirmDialog
        title={`Block ${isolated(user.name)}?`}
        confirmLabel="Block"
        isOpen={dialog === 'block'}
        onOpenChange={state.onOpenChange}
        onConfirm={() => void block()}
      >
        You won’t see each other anywhere on vesta, you stop following each other, and they can’t
        message you. They aren’t told.
      </ConfirmDialog>
      <Suspense fallback={null}>
        {dialog === 'share' && (
          <ShareDialog
            url={url}
            title={user.name}
            description={cutShort(user.bio ?? '', 160)}
            {...state}
          />
        )}
      </Suspense>
      <ReportDialog
        subjectType="user"
        subjectId={user.id}
        name={user.name}
        isOpen={dialog === 'report'}
        onOpenChange={state.onOpenChange}
      />
    </>
  )
}

interface Person {
  id: number
  handle: string
  name: string
}

/** Blocks a person and leaves their profile, which is now hidden. Can be undone. */
function useBlock({ id, handle, name }: Person) {
  const whom = { params: { id } }

  const unblock = async () => {
    try {
      await answered(api.api.blocks.destroy(whom))
      router.visit(`/@${handle}`)
    } catch {
      toast.error(`${isolated(name)} is still blocked. Try again on your profile page.`)
    }
  }
  return async () => {
    try {
      await answered(api.api.blocks.store(whom))
      router.visit('/dashboard')
      toast.success(`You’ve blocked ${isolated(name)}.`, {
        action: { label: 'Undo', onAct: () => void unblock() },
      })
    } catch (error) {
      toast.error(sentenceOf(error))
    }
  }
}
