import { useState } from 'react'
import { ChangeClock } from '#app/kit/calls/change_clock'
import { sentenceOf } from '#app/kit/calls/call_failure'
import { usePages } from '#app/kit/calls/use_pages'
import { useAccount } from '#app/kit/hooks/use_shared_props'
import { toast } from '#app/kit/toast/toast'
import { makeUploadKey } from '#app/kit/upload/upload_key'
import { spotApi } from '#app/spots/ui/spot_api'
import { changeMarks } from '#app/spots/ui/spot_marks'
import type { Comment, Spot, CommentThread } from '#app/spots/ui/types'

/** A comment as it is written, until the server has it. */
export interface SentComment extends Comment {
  isSending?: boolean
  failure?: string
}

export interface SentThread extends SentComment {
  replies: SentComment[]
}

export type Comments = ReturnType<typeof useComments>

/** A spot’s comments. New ones show at once; one that fails stays and can be sent again. */
export function useComments({ id: spotId, slug }: Spot) {
  const account = useAccount()
  const list = usePages<CommentThread>(
    ['spots', spotId, 'comments'],
    async (page) => (await spotApi.comments(slug, page)).comments
  )
  const [sent, setSent] = useState<SentComment[]>([])
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set())
  const [answering, setAnswering] = useState<Comment | null>(null)
  const [clock] = useState(() => new ChangeClock<'count'>())

  const showCount = (count: number, askedAt: number) => {
    if (clock.admits(askedAt, 'count')) changeMarks(spotId, { comments_count: count })
  }

  const replace = (clientId: string, comment: SentComment | null) =>
    setSent((before) =>
      before.flatMap((one) => (one.client_id === clientId ? (comment ?? []) : one))
    )

  const transmit = async (comment: SentComment) => {
    const clientId = comment.client_id ?? ''
    replace(clientId, { ...comment, isSending: true, failure: undefined })
    const askedAt = clock.ask()
    try {
      const body = { content: comment.content, reply_to: comment.reply_to, client_id: clientId }
      const { comment: stored, comments_count: count } = await spotApi.comment(slug, body)
      replace(clientId, stored)
      showCount(count, askedAt)
    } catch (error) {
      replace(clientId, { ...comment, isSending: false, failure: sentenceOf(error) })
    }
  }

  const send = (content: string) => {
    if (!account) return
    const comment: SentComment = {
      id: -Date.now(),
      user: { ...account, is_verified: false },
      content,
      reply_to: answering && (answering.reply_to ?? answering.id),
      client_id: makeUploadKey(),
      is_own: true,
      can_delete: true,
      created_at: new Date().toISOString(),
    }
    setSent((before) => [comment, ...before])
    setAnswering(null)
    void transmit(comment)
  }

  const remove = async (comment: SentComment) => {
    if (comment.id < 0) return replace(comment.client_id ?? '', null)
    setRemoved((before) => new Set(before).add(comment.id))
    const askedAt = clock.ask()
    try {
      const { comments_count: count } = await spotApi.removeComment(comment.id)
      showCount(count, askedAt)
    } catch (error) {
      setRemoved((before) => new Set([...before].filter((id) => id !== comment.id)))
      toast.error(sentenceOf(error))
    }
  }

  const { items, ...rest } = list
  const threads = threadsOf(items, sent).filter(({ id }) => !removed.has(id))
  return {
    ...rest,
    threads: threads.map((thread) => ({
      ...thread,
      replies: thread.replies.filter(({ id }) => !removed.has(id)),
    })),
    answering,
    answer: setAnswering,
    send,
    retry: (comment: SentComment) => void transmit(comment),
    remove: (comment: SentComment) => void remove(comment),
  }
}

/** What the server told and what was sent since, each once. */
function threadsOf(items: CommentThread[], sent: SentComment[]): SentThread[] {
  const known = new Set(items.flatMap(({ id, replies }) => [id, ...replies.map((one) => one.id)]))
  const fresh = sent.filter(({ id }) => !known.has(id))
  const top = fresh.filter(({ reply_to: parent }) => parent === null)
  const all = [...top.map((one): SentThread => ({ ...one, replies: [] })), ...items]
  return all.map((thread) => ({
    ...thread,
    replies: [
      ...thread.replies,
      ...fresh.filter(({ reply_to: parent }) => parent === thread.id).reverse(),
    ],
  }))
}
