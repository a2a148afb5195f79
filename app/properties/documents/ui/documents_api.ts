import { useEffect } from 'react'
import { useQuery } from '@tanstack/react-query'
import { answered } from '#app/kit/calls/answered'
import { api } from '#app/kit/calls/api'
import { apiPath } from '#app/kit/calls/api_path'
import { CallFailure } from '#app/kit/calls/call_failure'
import { queries } from '#app/kit/calls/queries'
import { sendFile } from '#app/kit/calls/send_form'
import type { SendOptions } from '#app/kit/upload/upload_queue'
import {
  MAX_DOCUMENT_BYTES,
  MAX_DOCUMENT_NAME_CHARACTERS,
  type DocumentDecision,
  type DocumentKind,
} from '#app/properties/documents/document_options'
import type { Data } from '#data'

const routes = api.api.api

export type ManagedDocument = Awaited<ReturnType<typeof loadDocuments>>[number]

const documentsKey = (slug: string) => ['listing-documents', slug]

/** of a change, when another tab or person was quicker */
const GONE = { 404: 'This document was removed in the meantime.' }
const WITHDRAWN = { 404: 'This request is gone, or its document was removed.' }

async function loadDocuments(slug: string) {
  const { documents } = await answered(routes.documents.index({ params: { slug } }))
  return documents
}

export function refreshDocuments(slug: string): Promise<void> {
  return queries.invalidateQueries({ queryKey: documentsKey(slug) })
}

/** Why a file would certainly be refused, as a sentence; null if it may be sent. */
export function documentRefusal({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!/\.pdf$/i.test(name)) return 'We can’t use this file. Choose a PDF.'
  if (size > MAX_DOCUMENT_BYTES) return 'This PDF is too large. The limit is 25 MB.'
  return size === 0 ? 'This file is empty.' : null
}

/** A new document is named like its file. @throws UploadFailure */
export function sendDocument(slug: string, file: File, options: SendOptions) {
  const name = file.name
    .replace(/\.pdf$/i, '')
    .replaceAll('_', ' ')
    .trim()
  const fields: Record<string, string> = /[\p{L}\p{N}]/u.test(name)
    ? { name: name.slice(0, MAX_DOCUMENT_NAME_CHARACTERS) }
    : {}
  const path = apiPath('properties/:slug/documents', { slug })
  return sendFile<{ document: Data.Properties.Documents.Document }>(path, file, fields, options)
}

/** @throws CallFailure */
export async function saveDocument(
  document: string,
  change: { name?: string; kind?: DocumentKind; is_public?: boolean }
): Promise<void> {
  await answered(
    routes.documents.update({ params: { document }, body: { document: change } }),
    GONE
  )
}

/** Also if somebody else has removed it. @throws CallFailure */
export async function removeDocument(document: string): Promise<void> {
  try {
    await answered(routes.documents.destroy({ params: { document } }))
  } catch (error) {
    if (!(error instanceof CallFailure && error.status === 404)) throw error
  }
}

/** @throws CallFailure */
export async function decideRequest(id: number, status: DocumentDecision): Promise<void> {
  await answered(
    routes.documentRequests.update({ params: { id }, body: { request: { status } } }),
    WITHDRAWN
  )
}

/** A tab that is shown again asks again: another may have changed them. */
export function useListingDocuments(slug: string) {
  useEffect(() => {
    const refresh = () => {
      if (!document.hidden) void refreshDocuments(slug)
    }
    document.addEventListener('visibilitychange', refresh)
    return () => document.removeEventListener('visibilitychange', refresh)
  }, [slug])
  return useQuery({ queryKey: documentsKey(slug), queryFn: () => loadDocuments(slug) }, queries)
}
