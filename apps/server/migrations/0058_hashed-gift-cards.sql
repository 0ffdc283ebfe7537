-- The same as `hashGiftCardCode`: codes are ASCII in upper case.
UPDATE "gift_cards" SET "code" = 'sha256:' || encode(sha256(convert_to("code", 'UTF8')), 'hex') WHERE "code" NOT LIKE 'sha256:%';
