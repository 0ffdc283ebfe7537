import { expect, it } from 'vitest'
import { encodePath, sha256, signRequest } from './s3-signature.ts'

/** As Amazon's own documentation of the signature has them. */
const KEYS = {
  region: 'us-east-1',
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
}
const HOST = 'https://examplebucket.s3.amazonaws.com'
const at = new Date('2013-05-24T00:00:00Z')

const signatureOf = (method: string, path: string, { headers = {}, body = '' } = {}) =>
  signRequest({ method, url: new URL(HOST + path), headers, bodyHash: sha256(body), at }, KEYS).authorization?.split(
    'Signature=',
  )[1]

it('OPS-01 requests to a file store are signed as Amazon’s published examples are', () => {
  expect(signatureOf('GET', '/test.txt', { headers: { range: 'bytes=0-9' } })).toBe(
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  )
  expect(
    signatureOf('PUT', `/${encodePath('test$file.text')}`, {
      headers: { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
      body: 'Welcome to Amazon S3.',
    }),
  ).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd')
  expect(signatureOf('GET', '/?lifecycle')).toBe('fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543')
  expect(signatureOf('GET', '/?max-keys=2&prefix=J')).toBe(
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  )
})
