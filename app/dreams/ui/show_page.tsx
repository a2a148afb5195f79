import { lazyPart } from '#app/kit/offline/lazy_part'
import { Suspense, useState } from 'react'
import { Head, Link } from '@inertiajs/react'
import { ArrowLeft, Search, Settings, UsersRound } from 'lucide-react'
import { Badge } from '#app/kit/display/badge'
import { Button } from '#app/kit/button/button'
import { EmptyState } from '#app/kit/list/empty_state'
import { ShareButton } from '#app/kit/share/share_button'
import { UploadList } from '#app/kit/upload/upload_list'
import { useUploads, type UploadedPicture } from '#app/kit/upload/use_uploads'
import { ReportButton, ReportDialog } from '#app/moderation/ui/report_dialog'
import { AddBar } from '#app/dreams/items/ui/add_bar'
import { BoardDrop, usePasted } from '#app/dreams/items/ui/board_drop'
import { ItemBoard } from '#app/dreams/items/ui/item_board'
import { PeopleDialog, WhoIsHere } from '#app/dreams/people/ui/people_dialog'
import { Suggestions } from '#app/dreams/matches/ui/suggestions'
import { itemName } from '#app/dreams/items/ui/item_name'
import { useBoard } from '#app/dreams/items/ui/use_board'
import { itemIn } from '#app/dreams/items/ui/pasted'
import type { Dream, Item } from '#app/dreams/ui/dream_api'

type Opened = 'settings' | 'criteria' | 'picker' | null

const PickerDialog = lazyPart(() => import('#app/dreams/items/ui/picker_dialog'))
const CriteriaSheet = lazyPart(() => import('#app/dreams/matches/ui/criteria_sheet'))
const SettingsDialog = lazyPart(() => import('#app/dreams/ui/settings_dialog'))
const EditItemDialog = lazyPart(() => import('#app/dreams/items/ui/edit_item_dialog'))

export default function DreamShow({ dream: given }: { dream: Dream }) {
  const board = useBoard(given)
  const { dream, hereIds, add } = board
  const [opened, setOpened] = useState<Opened>(null)
  const [edited, setEdited] = useState<Item | null>(null)
  const [reported, setReported] = useState<Item | null>(null)
  const uploads = useUploads({
    purpose: 'dream',
    onUploaded: ({ id }: UploadedPicture) => void add('image', { image_id: id }),
  })
  const addText = async (text: string) => {
    const item = itemIn(text, window.location.origin)
    return item ? add(item.kind, item.content) : false
  }
  usePasted({ onText: (text) => void addText(text), onFiles: uploads.add })
  const close = () => setOpened(null)

  return (
    <div className="gutter page pt-4 pb-24 md:pt-8 print:pb-0">
      <Head title={dream.title} />
      <Link
        href="/dreams"
        className="mb-4 inline-flex min-h-11 items-center gap-2 rounded-2 text-muted hover:text-ink"
      >
        <ArrowLeft size={18} strokeWidth={1.5} aria-hidden />
        Dreams
      </Link>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="min-w-0">
          <h1 dir="auto" className="text-36 wrap-anywhere md:text-48">
            {dream.title}
          </h1>
          {dream.description && (
            <p
              dir="auto"
              className="mt-3 max-w-[60ch] whitespace-pre-line text-muted wrap-anywhere"
            >
              {dream.description}
            </p>
          )}
          <div className="mt-4 flex flex-wrap items-center gap-3">
            <WhoIsHere dream={dream} hereIds={hereIds} />
            {dream.visibility === 'link' && <Badge>Anyone with the link</Badge>}
            {dream.visibility === 'public' && <Badge>Public</Badge>}
            {dream.is_taken_down && <Badge tone="warning">Made private by our team</Badge>}
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          <PeopleDialog board={board} trigger={<Button icon={UsersRound}>People</Button>} />
          {dream.is_owner && (
            <>
              <Button icon={Search} onClick={() => setOpened('criteria')}>
                Look for homes
              </Button>
              <Button icon={Settings} onClick={() => setOpened('settings')}>
                Settings
              </Button>
            </>
          )}
          {!dream.is_owner && (
            <ReportButton subjectType="dream" subjectId={dream.id} name="this board" />
          )}
          {dream.share_path && (
            <ShareButton
              url={dream.share_path}
              title={dream.title}
              description={dream.description}
              image={dream.cover}
            />
          )}
        </div>
      </header>
      <div className="mt-8 mb-6">
        <AddBar onText={addText} onFiles={uploads.add} onPick={() => setOpened('picker')} />
      </div>
      <UploadList uploads={uploads} />
      <BoardDrop onFiles={uploads.add} onText={(text) => void addText(text)}>
        {dream.items.length === 0 ? (
          <EmptyState title="A blank wall">
            Write a wish, paste a link, or drop photos and links anywhere here.
          </EmptyState>
        ) : (
          <ItemBoard board={board} onEdit={setEdited} onReport={setReported} />
        )}
      </BoardDrop>
      {dream.criteria && <Suggestions board={board} />}
      <Suspense>
        {opened === 'settings' && <SettingsDialog board={board} onClose={close} />}
        {opened === 'criteria' && <CriteriaSheet board={board} onClose={close} />}
        {opened === 'picker' && <PickerDialog board={board} onClose={close} />}
        {edited && <EditItemDialog board={board} item={edited} onClose={() => setEdited(null)} />}
      </Suspense>
      {reported && (
        <ReportDialog
          subjectType="dream_item"
          subjectId={reported.id}
          name={`“${itemName(reported)}”`}
          isOpen
          onOpenChange={() => setReported(null)}
        />
      )}
    </div>
  )
}
