CREATE TABLE "catalog_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"tx" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"product_keys" text[],
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "catalog_changes_tx" ON "catalog_changes" USING btree ("tx");