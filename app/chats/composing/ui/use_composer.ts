import { useCallback, useState } from 'react'
import { useUploads, type UploadedPicture } from '#app/kit/upload/use_uploads'
import { EMPTY_DRAFT, type MessageDraft } from '#app/chats/composing/ui/drafts'
import type { PendingAttachment } from '#app/chats/composing/ui/pending_store'
import type { DesignCard, SentPropertyCard, SentVideo } from '#app/chats/ui/chat_types'
import { useChatSession, useChatStore } from '#app/chats/ui/chat_context'
import { MAX_ATTACHMENTS, MAX_MESSAGE_CHARACTERS } from '#app/chats/chat_limits'

const NO_DRAFTS: ReadonlyMap<string, MessageDraft> = new Map()

export function useComposer(draftName: string) {
  const { drafts } = useChatSession()
  const draft = useChatStore(drafts, NO_DRAFTS).get(draftName) ?? EMPTY_DRAFT
  const [problem, setProblem] = useState<string | null>(null)

  const attach = useCallback(
    (attachment: PendingAttachment) => {
      const { attachments } = drafts.get(draftName)
      const others = attachments.filter(
        ({ kind, id }) => !(kind === attachment.kind && id === attachment.id)
      )
      if (others.length >= MAX_ATTACHMENTS)
        return setProblem(`You can attach up to ${MAX_ATTACHMENTS} items.`)
      setProblem(null)
      drafts.change(draftName, { attachments: [...others, attachment] })
    },
    [drafts, draftName]
  )
  const onUploaded = useCallback(
    (image: UploadedPicture) => attach({ kind: 'image', id: image.id, image }),
    [attach]
  )
  const uploads = useUploads({ purpose: 'chat', onUploaded })
  const isUploading = uploads.items.some(
    ({ status }) => status === 'waiting' || status === 'sending'
  )
  const isEmpty = draft.content.trim() === '' && draft.attachments.length === 0
  const isTooLong = draft.content.length > MAX_MESSAGE_CHARACTERS

  return {
    draft,
    uploads,
    problem,
    isTooLong,
    maySend: !isEmpty && !isTooLong && !isUploading,
    write: (content: string) => drafts.change(draftName, { content }),
    attachVideo: (video: SentVideo) => attach({ kind: 'video', id: video.id, video }),
    attachListing: (property: SentPropertyCard) =>
      attach({ kind: 'property', id: property.id, property }),
    attachDesign: (design: DesignCard) => attach({ kind: 'design', id: design.id, design }),
    detach: (gone: PendingAttachment) =>
      drafts.change(draftName, {
        attachments: draft.attachments.filter((each) => each !== gone),
      }),
    answerNobody: () => drafts.change(draftName, { replyTo: null }),
    clear: () => drafts.clear(draftName),
  }
}
