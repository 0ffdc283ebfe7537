CREATE TABLE "money_movements" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"brand" text NOT NULL,
	"order_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"market" text NOT NULL,
	"currency" text NOT NULL,
	"provider" text NOT NULL,
	"source" text NOT NULL,
	"type" text NOT NULL,
	"reference" text NOT NULL,
	"minor" bigint NOT NULL,
	"vat_percent" integer NOT NULL,
	"vat_minor" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "money_movements_minor" CHECK ("money_movements"."minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "bank_payments" ADD COLUMN "changed_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "money_movements_once" ON "money_movements" USING btree ("order_id","source","type","reference");--> statement-breakpoint
CREATE INDEX "money_movements_of_day" ON "money_movements" USING btree ("brand","at");--> statement-breakpoint
CREATE INDEX "bank_payments_changed" ON "bank_payments" USING btree ("merchant","changed_at");--> statement-breakpoint
-- What payments took and gave back before there were books; refunds at the last change of their payment.
WITH "moved" AS (
	SELECT p."order_id", p."id", p."provider", 'captured' AS "type", '' AS "reference", p."amount_minor" AS "minor", p."captured_at" AS "at"
	FROM "payments" p WHERE p."captured_at" IS NOT NULL
	UNION ALL
	SELECT p."order_id", p."id", p."provider", 'refunded', r->>'reference', (r->>'minor')::bigint, p."changed_at"
	FROM "payments" p CROSS JOIN jsonb_array_elements(p."refunds") r WHERE (r->>'minor')::bigint > 0
), "shared" AS (
	SELECT m.*, o."brand", o."number", o."market", o."document",
		(o."document"->'totals'->>'vatMinor')::numeric AS "vat",
		greatest((o."document"->'totals'->'total'->>'incl')::numeric, 1) AS "total",
		sum(m."minor") OVER (PARTITION BY m."order_id", m."type" ORDER BY m."at", m."id", m."reference" ROWS UNBOUNDED PRECEDING) AS "upto",
		CASE WHEN m."type" = 'captured' THEN (o."document"->'totals'->>'giftCardsMinor')::numeric ELSE 0 END AS "cards",
		m."id" = o."paid_by" AS "pays"
	FROM "moved" m JOIN "orders" o ON o."id" = m."order_id"
)
INSERT INTO "money_movements" ("brand", "order_id", "order_number", "market", "currency", "provider", "source", "type", "reference", "minor", "vat_percent", "vat_minor", "at")
SELECT "brand", "order_id", "number", "market", "document"->>'currency', "provider", "id"::text, "type", "reference", "minor",
	("document"->>'vatPercent')::integer,
	CASE WHEN "pays" THEN round("vat" * least("cards" + "upto", "total") / "total") - round("vat" * least("cards" + "upto" - "minor", "total") / "total") ELSE 0 END,
	"at"
FROM "shared";
