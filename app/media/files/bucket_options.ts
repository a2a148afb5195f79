import type { S3DriverOptions } from '@adonisjs/drive/drivers/s3/types'
import env from '#start/env'

/** The bucket from the settings. */
export function bucketOptions() {
  return s3Options({
    bucket: env.get('S3_BUCKET', 'vesta'),
    region: env.get('S3_REGION', 'us-east-1'),
    endpoint: env.get('S3_ENDPOINT'),
    accessKeyId: env.get('S3_ACCESS_KEY_ID', ''),
    secretAccessKey: env.get('S3_SECRET_ACCESS_KEY')?.release() ?? '',
  })
}

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
