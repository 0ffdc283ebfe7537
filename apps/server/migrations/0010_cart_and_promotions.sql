CREATE TABLE "customer_groups" (
	"customer_id" uuid NOT NULL,
	"group_key" text NOT NULL,
	CONSTRAINT "customer_groups_customer_id_group_key_pk" PRIMARY KEY("customer_id","group_key")
);
--> statement-breakpoint
CREATE TABLE "gift_cards" (
	"brand" text NOT NULL,
	"market" text NOT NULL,
	"code" text NOT NULL,
	"balance_minor" bigint NOT NULL,
	"expires_at" timestamp with time zone,
	CONSTRAINT "gift_cards_brand_code_market_pk" PRIMARY KEY("brand","code","market"),
	CONSTRAINT "gift_cards_balance" CHECK ("gift_cards"."balance_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "promotion_uses" (
	"brand" text NOT NULL,
	"promotion_key" text NOT NULL,
	"reference" text NOT NULL,
	"customer_id" uuid,
	"email" text NOT NULL,
	"used_at" timestamp with time zone NOT NULL,
	CONSTRAINT "promotion_uses_brand_promotion_key_reference_pk" PRIMARY KEY("brand","promotion_key","reference")
);
--> statement-breakpoint
CREATE TABLE "promotion_versions" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"brand" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"names" jsonb NOT NULL,
	"coupon" text,
	"is_combinable" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"conditions" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"effect" jsonb NOT NULL,
	CONSTRAINT "promotions_brand_key_pk" PRIMARY KEY("brand","key")
);
--> statement-breakpoint
DROP INDEX "carts_visitor";--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "status" text DEFAULT 'open' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "lines" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "details" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "batches" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "expires_on" date DEFAULT current_date + 90 NOT NULL;--> statement-breakpoint
-- The lines of a cart move into its row.
UPDATE "carts" SET "lines" = coalesce((
	SELECT jsonb_agg(jsonb_strip_nulls(jsonb_build_object('id', l."id", 'sku', l."sku", 'quantity', l."quantity", 'packageKey', l."package_key",
		'parts', l."parts", 'trackingType', l."tracking_type", 'categories', l."categories")) ORDER BY l."position", l."added_at")
	FROM "cart_lines" l WHERE l."cart_id" = "carts"."id"), '[]'::jsonb),
	"expires_on" = ("changed_at" + interval '90 days')::date;--> statement-breakpoint
-- A visitor has one cart in a brand: the one that was changed last.
DELETE FROM "carts" AS older USING "carts" AS newer
WHERE older."visitor_hash" = newer."visitor_hash" AND older."brand" = newer."brand" AND older."customer_id" IS NULL AND newer."customer_id" IS NULL
	AND (newer."changed_at", newer."id") > (older."changed_at", older."id");--> statement-breakpoint
DROP TABLE "cart_lines" CASCADE;--> statement-breakpoint
-- Rows stay in their page when they change, and out of the side table while they are of ordinary size.
ALTER TABLE "carts" SET (fillfactor = 50, toast_tuple_target = 8160);--> statement-breakpoint
CREATE INDEX "promotion_uses_customer" ON "promotion_uses" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "promotion_uses_email" ON "promotion_uses" USING btree ("brand","email");--> statement-breakpoint
CREATE UNIQUE INDEX "promotions_coupon" ON "promotions" USING btree ("brand","coupon");--> statement-breakpoint
CREATE UNIQUE INDEX "carts_of_visitor" ON "carts" USING btree ("visitor_hash","brand") WHERE "carts"."customer_id" is null and "carts"."status" <> 'ordered';--> statement-breakpoint
CREATE UNIQUE INDEX "carts_of_customer" ON "carts" USING btree ("customer_id","brand") WHERE "carts"."status" <> 'ordered';--> statement-breakpoint
CREATE INDEX "carts_expiry" ON "carts" USING btree ("expires_on");--> statement-breakpoint
INSERT INTO "promotion_versions" ("id", "version") VALUES (1, 1);--> statement-breakpoint
CREATE FUNCTION count_promotion_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE promotion_versions SET version = version + 1 WHERE id = 1;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER promotions_change AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "promotions" FOR EACH STATEMENT EXECUTE FUNCTION count_promotion_change();
