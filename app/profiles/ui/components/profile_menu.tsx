import { lazy, Suspense, useState } from 'react'
import { Ellipsis, Flag, Share, ShieldOff } from 'lucide-react'
import type { Data } from '#data'
import { IconButton } from '#app/kit/button/icon_button'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { ConfirmDialog } from '#app/kit/overlay/confirm_dialog'
import { Menu, type MenuItem } from '#app/kit/overlay/menu'
import { useBlock } from '#app/profiles/ui/hooks/use_block'

const ShareDialog = lazy(() => import('#app/kit/share/share_dialog'))
const ReportDialog = lazy(async () => ({
  default: (await import('#app/moderation/ui/components/report_dialog')).ReportDialog,
}))

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
        title={`Block ${user.name}?`}
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
            description={user.bio?.slice(0, 160) ?? ''}
            {...state}
          />
        )}
        {dialog === 'report' && (
          <ReportDialog subjectType="user" subjectId={user.id} name={user.name} {...state} />
        )}
      </Suspense>
    </>
  )
}
