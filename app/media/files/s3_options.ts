import type { S3DriverOptions } from '@adonisjs/drive/drivers/s3/types'

interface S3Settings {
  bucket: string
  region: string
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
}

/** No object ACLs (new Amazon buckets refuse them); path-style URLs with an endpoint. */
export function s3Options({ bucket, region, endpoint, ...credentials }: S3Settings) {
  return {
    bucket,
    region,
    endpoint,
    credentials,
    forcePathStyle: Boolean(endpoint),
    supportsACL: false,
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    visibility: 'private',
  } satisfies S3DriverOptions
}
