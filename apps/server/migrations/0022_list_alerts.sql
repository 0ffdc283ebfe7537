CREATE TABLE "list_alert_items" (
	"list_key" text NOT NULL,
	"code" text NOT NULL,
	"told_minor" integer NOT NULL,
	"currency" text NOT NULL,
	"out_since" timestamp with time zone,
	CONSTRAINT "list_alert_items_list_key_code_pk" PRIMARY KEY("list_key","code")
);
--> statement-breakpoint
CREATE TABLE "list_alerts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_key" text NOT NULL,
	"brand" text NOT NULL,
	"price_drop" boolean NOT NULL,
	"back_in_stock" boolean NOT NULL,
	"email" text,
	"email_key" text,
	"language" text NOT NULL,
	"confirm_hash" text,
	"cancel_hash" text NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"last_mail_at" timestamp with time zone,
	CONSTRAINT "list_alerts_list_key_unique" UNIQUE("list_key")
);
--> statement-breakpoint
ALTER TABLE "list_alert_items" ADD CONSTRAINT "list_alert_items_list_key_shopping_lists_list_key_fk" FOREIGN KEY ("list_key") REFERENCES "public"."shopping_lists"("list_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "list_alerts" ADD CONSTRAINT "list_alerts_list_key_shopping_lists_list_key_fk" FOREIGN KEY ("list_key") REFERENCES "public"."shopping_lists"("list_key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "list_alerts_confirm" ON "list_alerts" USING btree ("confirm_hash");--> statement-breakpoint
CREATE UNIQUE INDEX "list_alerts_cancel" ON "list_alerts" USING btree ("cancel_hash");--> statement-breakpoint
CREATE INDEX "list_alerts_mailbox" ON "list_alerts" USING btree ("brand","email_key");