CREATE TABLE "stock_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"brand" text NOT NULL,
	"sku" text NOT NULL,
	"product_key" text NOT NULL,
	"email" text NOT NULL,
	"email_key" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"confirm_hash" text,
	"cancel_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "appendix" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_mailbox" ON "stock_alerts" USING btree ("brand","email_key","sku");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_confirm" ON "stock_alerts" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "stock_alerts_cancel" ON "stock_alerts" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "stock_alerts_waiting" ON "stock_alerts" USING btree ("product_key","brand") WHERE "stock_alerts"."state" in ('pending', 'confirmed');--> statement-breakpoint
CREATE INDEX "stock_alerts_expiry" ON "stock_alerts" USING btree ("expires_at");